#ifndef TEMPLATES_H
#define TEMPLATES_H

/// A template file embedded in the program.
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
/// `SampleDetail` and `SampleDetailTests`: a page about one entity.
TemplateFiles template_sample_detail(void);
/// `SampleForm` and `SampleFormTests`: a form that closes after saving.
TemplateFiles template_sample_form(void);

#endif
