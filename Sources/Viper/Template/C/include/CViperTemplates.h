#ifndef TEMPLATES_H
#define TEMPLATES_H

/// A file that is part of the program.
typedef struct {
  /// The path, such as `SampleList/SampleListView.swift`.
  const char *_Nonnull path;
  const unsigned char *_Nonnull start;
  long count;
} TemplateFile;

typedef struct {
  const TemplateFile *_Nonnull start;
  long count;
} TemplateFiles;

/// `SampleList` and `SampleListTests`: a list that loads page by page.
TemplateFiles template_sample_list(void);
/// `SampleForm` and `SampleFormTests`: a form that is saved and then left.
TemplateFiles template_sample_form(void);
/// `SampleSearch` and `SampleSearchTests`: a list that can be searched, sorted and narrowed.
TemplateFiles template_sample_search(void);

#endif
