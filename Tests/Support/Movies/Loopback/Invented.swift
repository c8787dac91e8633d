/// TMDB responses about invented movies.
enum Invented {
  /// A typical row.
  static func row(_ id: Int, title: String? = nil, overview: String = "") -> String {
    let title = title ?? "Movie \(id)"
    return #"{"adult":false,"backdrop_path":null,"genre_ids":[18],"id":\#(id),"original_language":"#
      + #""en","original_title":"\#(title)","overview":"\#(overview)","popularity":1.5,"#
      + #""poster_path":null,"release_date":"2001-02-03","title":"\#(title)","video":false,"#
      + #""vote_average":7.25,"vote_count":8}"#
  }

  /// A page with the given rows.
  static func page(
    _ rows: [String], number: Int = 1, pages: Int = 1, results: Int? = nil
  ) -> String {
    #"{"page":\#(number),"results":[\#(rows.joined(separator: ","))],"total_pages":\#(pages),"#
      + #""total_results":\#(results ?? rows.count)}"#
  }

  /// A page of 20 rows with consecutive IDs.
  static func page(from first: Int, number: Int, pages: Int) -> String {
    page((first..<(first + 20)).map { row($0) }, number: number, pages: pages, results: pages * 20)
  }
}
