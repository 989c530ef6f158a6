internal import Glibc

/// The processors of the machine.
enum Processors {
  /// How many there are for this process; one when the system does not say.
  static var count: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}
