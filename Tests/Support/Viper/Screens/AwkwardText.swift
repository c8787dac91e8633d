/// Titles whose width differs between terminals or is easy to get wrong.
enum AwkwardText {
  static let all = [
    "plain", "", "雨の日の映写機", "か\u{3099}き\u{3099}", "ｱｲｳ ｶﾞ Ａ", "한국어",
    "\u{1112}\u{1161}\u{11AB}\u{1100}\u{116E}\u{11A8}", "\u{1161}\u{11AB} alone",
    "\u{1100}\u{1100}\u{1161}", "🇪🇸🇫🇷🇩🇪", "🇪 half a flag", "👨‍👩‍👧‍👦 family", "👨‍👩‍👧‍👦👨‍👩‍👧‍👦👨‍👩‍👧‍👦", "👩🏽‍❤️‍💋‍👨🏿", "👍🏽☝🏿", "❤️ heart",
    "❤ heart", "☺️☺", "⌚\u{FE0E}⌚", "1️⃣2️⃣#️⃣", "1\u{20E3}", "a\u{FE0F}b", "\u{FE0F}first", "\u{301}mark",
    "\u{200D}joiner", "a\u{200D}b\u{200D}", "\u{200D}", "\u{200B}\u{FEFF}", "so\u{AD}ft",
    "e\u{301}\u{302}\u{303}\u{20DD}", "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",
    "\u{E0041} tag", "שָׁלוֹם", "الْعَرَبِيَّة", "हिन्दी में क्षत्रिय", "कौ\u{200D}ष", "กำลังใจ", "🌡 🕵 🖥", "🧑🏽‍🚀🏳️‍🌈",
    "a\u{1B}[31m\u{9B}1G\u{7}\u{202E}b", "x\n\u{301}y", "…•·★①",
  ]
}
