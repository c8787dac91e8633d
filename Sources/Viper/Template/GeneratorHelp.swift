extension Generator {
  private static let usage = """
    swift package viper-module <name> [--list | --form] [--path <folder>] \
    [--tests-path <folder>] [--dry-run]
    """

  /// The lines after the sentence of a usage error.
  static let hint = """
    Usage: \(usage)
      See 'swift package viper-module --help' for more information.

    """

  /// The help of the command, in the layout of swift-argument-parser.
  static let help = """
    OVERVIEW: Make a VIPER module with its tests.

    It writes two new folders and prints the lines for Package.swift. It changes no file.
    Where SwiftPM protects the folder of the package, as on macOS, allow it to be written with
    'swift package --allow-writing-to-package-directory viper-module <name>'.

    USAGE: \(usage)

    ARGUMENTS:
      <name>                  The name of the module, in upper camel case: FilmClub.

    OPTIONS:
      --list                  Make a list that loads page by page. (default)
      --form                  Make a form that is saved and then left.
      --path <folder>         The folder for the module's folder. (default: Sources,
                              or the folder where SwiftPM finds the package's targets)
      --tests-path <folder>   The folder for the folder of its tests. (default: Tests)
      --dry-run               Print what would be written, and write nothing.
      -h, --help              Show help information.

    """
}
