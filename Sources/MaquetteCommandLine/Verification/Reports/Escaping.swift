internal import MaquetteCairo

extension String {
  /// The text with something else in the place of some of its characters.
  ///
  /// - Parameter replacement: What stands for a character; nothing when it stays.
  /// - Returns: The text with what stands for them.
  func escaped(_ replacement: (Unicode.Scalar) -> String?) -> String {
    var result = UnicodeScalarView()
    for scalar in unicodeScalars {
      if let other = replacement(scalar) {
        result += other.unicodeScalars
      } else {
        result.append(scalar)
      }
    }
    return String(result)
  }

  /// The text as it stands in XML or HTML, between tags or in quotes.
  var xml: String {
    XMLText.escaped(self).escaped { scalar in
      switch scalar {
      case "\"": "&quot;"
      // A reader makes spaces of them in quotes.
      case "\n": "&#10;"
      case "\t": "&#9;"
      // These are no characters of XML.
      case "\u{FFFE}", "\u{FFFF}": "\u{FFFD}"
      default: nil
      }
    }
  }

  /// The text in a cell of a table in Markdown, in which nothing is a mark, a tag or a mention.
  var markdown: String {
    escaped { scalar in
      switch scalar {
      case "\n": "<br>"
      case "\r": ""
      case "\\", "`", "*", "_", "[", "]", "<", ">", "&", "|", "~", "$", "@", "#":
        "&#\(scalar.value);"
      default: nil
      }
    }
  }

  /// The text as a word of a shell's command.
  var shellWord: String {
    let isPlain =
      !isEmpty
      && utf8.allSatisfy { byte in
        let scalar = Unicode.Scalar(byte)
        return scalar.isASCII && scalar.properties.isAlphabetic
          || "0123456789-_./@:+,=%".utf8.contains(byte)
      }
    return isPlain ? self : "'" + escaped { $0 == "'" ? "'\\''" : nil } + "'"
  }

  /// JSON as it stands in a `script` of HTML, where it can neither end it nor begin a comment.
  var scriptJSON: String {
    escaped { $0 == "<" ? "\\u003c" : nil }
  }
}
