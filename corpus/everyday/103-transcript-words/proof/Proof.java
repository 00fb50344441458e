import tv.newsroom.transcript.*;

public class Proof {
    public static void main(String[] args) {
        for (String s : new String[] {"good evening", "good  evening", " and now", ""}) {
            TranscriptStats t = new TranscriptStats(s);
            System.out.println(t.wordCount() + " " + t.longestWord() + " " + t.seconds() + t.firstWords(2));
        }
    }
}
