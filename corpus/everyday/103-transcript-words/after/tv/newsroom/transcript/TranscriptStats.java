package tv.newsroom.transcript;

import java.util.List;

/** Figures about the spoken text of a clip. */
public final class TranscriptStats {

    private static final int WORDS_PER_MINUTE = 150;

    private final List<String> words;

    public TranscriptStats(String transcript) {
        this.words = List.of(transcript.split(" "));
    }

    public int wordCount() {
        return words.size();
    }

    public String longestWord() {
        String longest = "";
        for (String word : words) {
            if (word.length() > longest.length()) {
                longest = word;
            }
        }
        return longest;
    }

    public int seconds() {
        return (int) Math.ceil(words.size() * 60.0 / WORDS_PER_MINUTE);
    }

    public List<String> firstWords(int n) {
        return List.copyOf(words.subList(0, Math.min(n, words.size())));
    }
}
