import Viper
import ViperLocalization

/// Maps the entity and errors to what the form shows, and validates the fields.
///
/// The mapping is pure: the same input always produces the same output.
struct SampleFormMapper: Sendable {
  private static let maxNoteLength = 80

  /// The input, with the entity before the user changes it.
  let input: SampleFormInput
  var localizer = Localizer.english

  /// Maps the data that the user has entered.
  ///
  /// - Parameters:
  ///   - item: The data entered so far.
  ///   - isChecked: Whether the form was submitted. Only then is an empty field invalid.
  ///   - rejection: The rejection of the last attempt, if any.
  /// - Returns: The form.
  func viewModel(
    _ item: some SampleFormItem, isChecked: Bool, rejection: SampleFormError? = nil
  ) -> SampleFormViewModel {
    let fields = SampleFormField.allCases
    return SampleFormViewModel(
      hasChanges: fields.contains { item.text(of: $0) != input.entity.text(of: $0) },
      fields: fields.map { field in
        let text = item.text(of: field)
        let validationError =
          text.isEmpty && !isChecked ? nil : validationError(about: field, in: item)
        let rejected = rejection?.field == field ? rejection?.message : nil
        return SampleFormViewModel.Field(
          id: field, text: text, validationError: rejected ?? validationError)
      })
  }

  /// Returns whether all fields are valid.
  func isValid(_ item: some SampleFormItem) -> Bool {
    SampleFormField.allCases.allSatisfy { field in
      validationError(about: field, in: item) == nil
    }
  }

  /// Returns the failure to show for an error.
  func failure(_ error: any Error) -> Failure {
    // The interactor has already provided a message.
    if let failure = error as? Failure { return failure }
    return Failure(
      code: error is CancellationError ? "cancelled" : "not-saved",
      message: localizer.text("Could not save."), advice: localizer.text("Try again."),
      canRetry: true, cause: error)
  }

  /// Returns what is wrong with a field, or `nil` if the field is valid.
  ///
  /// A rule can compare several fields.
  private func validationError(
    about field: SampleFormField, in item: some SampleFormItem
  ) -> String? {
    switch field {
    case .name where item.name.isEmpty: localizer.text("Enter a name.")
    case .note where item.note.count > Self.maxNoteLength:
      localizer.text("The note is too long. Use at most \(Self.maxNoteLength) characters.")
    default: nil
    }
  }
}
