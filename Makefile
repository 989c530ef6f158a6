# What can be made; 'make' alone lists it. Every target first installs what it needs and the machine
# lacks.

PREFIX ?= /usr/local

# Warnings are errors in all builds from here: a build with other settings compiles everything anew.
# Where a newer compiler warns of more, 'make render MAQUETTE_STRICT=' builds all the same.
MAQUETTE_STRICT ?= 1
ifneq ($(MAQUETTE_STRICT),)
export MAQUETTE_STRICT
else
unexport MAQUETTE_STRICT
endif

# Reference pictures, for optional checks. Tests skip them, and say so, where the folder is absent.
REFERENCE ?= ../shared
ifneq ($(wildcard $(REFERENCE)/.),)
export MAQUETTE_REFERENCE := $(abspath $(REFERENCE))
endif

static := --configuration release --static-swift-stdlib
# Where SwiftPM puts what it builds; asked for when it is needed.
debug = $$(swift build --show-bin-path)
release = $$(swift build $(static) --show-bin-path)

help: ## Lists the targets
	@sed -n 's/^\([a-z]*\):.*## \(.*\)/make \1\t\2/p' Makefile | expand -t 16

all: build

build: needs-build ## Builds the program for development
	swift build --product maquette

# The program for development draws the same bytes as the one for release, slower, but is built in
# a quarter of the time, and 'make test' goes on from what was built for it.
render: build ## Draws the examples and the symbols into output/
	swift build --product MaquetteReferenceTool
	scripts/render-gallery "$(debug)/maquette" "$(debug)/MaquetteReferenceTool"

test: needs-test ## Runs every test
ifndef MAQUETTE_REFERENCE
	@echo "there are no reference pictures in $(REFERENCE): checks against them are skipped"
endif
	swift test --parallel

lint: needs-lint ## Checks the form of the sources
	swift format lint --strict --parallel --recursive Package.swift Sources Tests

format: needs-lint ## Formats the sources
	swift format format --in-place --parallel --recursive Package.swift Sources Tests

generate: ## Writes the themes and the page of reports into the sources
	scripts/generate

reference: needs-build ## Writes docs/ from the program
	swift build --product MaquetteReferenceTool
	"$(debug)/MaquetteReferenceTool" docs

fidelity: needs-build ## Measures our pictures against pictures of the system, into .build/fidelity
	swift build --product MaquetteFidelityTool
	"$(debug)/MaquetteFidelityTool" Tests/Fidelity .build/fidelity \
	  $(wildcard $(MAQUETTE_REFERENCE)/reference/pictures)

docs: needs-docs ## Builds the documentation of the library, into .build/documentation
	scripts/build-documentation

bench: needs-bench ## Measures a release build
	swift build $(static) --product maquette
	swift build $(static) --product MaquetteBench
	scripts/bench "$(release)"
	scripts/bench "$(release)" scripts/sheet.yaml
	scripts/bench "$(release)" scripts/glass.yaml
	scripts/bench-comparison "$(release)"
	scripts/bench-lint "$(release)"

release: needs-build ## Builds the program for release
	swift build $(static) --product maquette

install: release ## Installs the program below PREFIX, /usr/local unless given
	install -D -m 755 "$(release)/maquette" '$(DESTDIR)$(PREFIX)/bin/maquette'

clean: ## Removes what was built
	rm -rf .build

needs := $(addprefix needs-,lint build test docs bench)
$(needs): needs-%:
	@scripts/install-dependencies $*

.PHONY: help all build render test lint format generate reference fidelity docs bench release install
.PHONY: clean
.PHONY: $(needs)
.NOTPARALLEL:
