/// Maps entities to what the view shows.
struct UAdivinoMapper {
  func map(_ entity: UAdivinoEntity, question: String) -> UAdivinoViewModel {
    let meaning: UAdivinoViewModel.Meaning =
      entity.chance < 40 ? .no : entity.chance < 60 ? .perhaps : .yes
    return UAdivinoViewModel(question: question, answer: entity.text, meaning: meaning)
  }
}
