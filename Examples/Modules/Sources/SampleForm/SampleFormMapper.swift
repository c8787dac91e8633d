import Viper
import ViperLocalization

/// Maps the entity to texts and back, maps errors to what the form shows, and validates the fields.
///
/// The mapping is pure: the same input always produces the same output.
struct SampleFormMapper: Sendable {
  private static let maxLength = 80

  /// The input, with the entity before the user changes it.
  let input: SampleFormInput
  var localizer = Localizer.english

  /// The texts before the user changes them.
  var texts: SampleFormTexts { texts(of: input.entity) }

  private func texts(of item: (some SampleFormItem)?) -> SampleFormTexts {
    var texts = SampleFormTexts()
    texts[.name] = item?.name ?? ""
    texts[.note] = item?.note ?? ""
    return texts
  }

  /// Returns the entity that the texts describe, or `nil` if a text is invalid.
  func entity(from texts: SampleFormTexts) -> SampleFormEntity? {
    let fields = SampleFormField.allCases
    guard fields.allSatisfy({ validationError(about: $0, in: texts) == nil }) else { return nil }
    return SampleFormEntity(name: texts[.name], note: texts[.note])
  }

  /// Maps the texts that the user has entered.
  ///
  /// - Parameters:
  ///   - texts: The texts entered so far.
  ///   - isChecked: Whether the form was submitted. Only then is an empty field invalid.
  ///   - rejection: The rejection of the last attempt, if any.
  /// - Returns: The form.
  func viewModel(
    _ texts: SampleFormTexts, isChecked: Bool, rejection: SampleFormError? = nil
  ) -> SampleFormViewModel {
    let (fields, original) = (SampleFormField.allCases, self.texts)
    return SampleFormViewModel(
      hasChanges: fields.contains { texts[$0] != original[$0] },
      fields: fields.map { field in
        let text = texts[field]
        let validationError =
          text.isEmpty && !isChecked ? nil : validationError(about: field, in: texts)
        let rejected = rejection?.field == field ? rejection?.message : nil
        return SampleFormViewModel.Field(
          id: field, text: text, validationError: rejected ?? validationError)
      })
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
    about field: SampleFormField, in texts: SampleFormTexts
  ) -> String? {
    switch field {
    case .name where texts[.name].isEmpty:
      localizer.text("Enter the name.")
    case _ where texts[field].count > Self.maxLength:
      localizer.text("Use at most \(Self.maxLength) characters.")
    default: nil
    }
  }
}
