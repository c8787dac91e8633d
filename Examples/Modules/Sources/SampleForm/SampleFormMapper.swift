import Viper

/// Maps the entity and errors to what the form shows, and validates the fields.
///
/// The mapping is pure: the same input always produces the same output.
struct SampleFormMapper: Sendable {
  private static let maxNoteLength = 80

  /// The title, and the entity before the user changes it.
  let input: SampleFormInput

  /// Maps the data that the user has entered.
  ///
  /// - Parameters:
  ///   - entity: The data entered so far.
  ///   - isChecked: Whether the form was submitted. Only then is an empty field invalid.
  ///   - rejection: The rejection of the last attempt, if any.
  /// - Returns: The form.
  func viewModel(
    _ entity: SampleFormEntity, isChecked: Bool, rejection: SampleFormError? = nil
  ) -> SampleFormViewModel {
    SampleFormViewModel(
      title: input.title, hasChanges: entity != input.entity,
      fields: SampleFormField.allCases.map { field in
        let text = entity[field]
        let validationError =
          text.isEmpty && !isChecked ? nil : validationError(about: field, in: entity)
        let rejected = rejection?.field == field ? rejection?.message : nil
        return SampleFormViewModel.Field(
          name: field.rawValue, label: label(field), text: text,
          validationError: rejected ?? validationError)
      })
  }

  /// Returns whether all fields are valid.
  func isValid(_ entity: SampleFormEntity) -> Bool {
    SampleFormField.allCases.allSatisfy { field in
      validationError(about: field, in: entity) == nil
    }
  }

  /// Returns the failure to show for an error.
  func failure(_ error: any Error) -> Failure {
    // The interactor has already provided a message.
    if let failure = error as? Failure { return failure }
    return Failure(
      code: error is CancellationError ? "cancelled" : "not-saved",
      message: "Could not save.", advice: "Try again.", canRetry: true, cause: error)
  }

  private func label(_ field: SampleFormField) -> String {
    switch field {
    case .name: "Name"
    case .note: "Note"
    }
  }

  /// Returns what is wrong with a field, or `nil` if the field is valid.
  ///
  /// A rule can compare several fields of the entity.
  private func validationError(
    about field: SampleFormField, in entity: SampleFormEntity
  ) -> String? {
    switch field {
    case .name where entity.name.allSatisfy(\.isWhitespace): "Enter a name."
    case .note where entity.note.count > Self.maxNoteLength:
      "The note is too long. Use at most \(Self.maxNoteLength) characters."
    default: nil
    }
  }
}
