package fun.cipher;

import java.util.PrimitiveIterator;
import java.util.stream.IntStream;

/** A running-key cipher: letters are shifted by the key, everything else stays. */
public final class CipherWheel {
    private final int[] shifts;
    private int position;

    public CipherWheel(String key) {
        shifts = key.chars().map(CipherWheel::letter).toArray();
        if (shifts.length == 0 || IntStream.of(shifts).anyMatch(s -> s < 0)) {
            throw new IllegalArgumentException("key");
        }
    }

    /** The place in the alphabet, -1 for everything but ASCII letters. */
    private static int letter(int c) {
        int folded = c | 0x20;
        return c < 128 && folded >= 'a' && folded <= 'z' ? folded - 'a' : -1;
    }

    /** Goes on where the last text ended. */
    public String encrypt(String text) {
        return turn(text, 1);
    }

    public String decrypt(String text) {
        return turn(text, -1);
    }

    private String turn(String text, int direction) {
        StringBuilder sb = new StringBuilder(text.length());
        for (PrimitiveIterator.OfInt it = text.chars().iterator(); it.hasNext(); ) {
            int c = it.nextInt();
            int place = letter(c);
            sb.append((char) (place < 0 ? c : c - place + Math.floorMod(place + direction * nextShift(), 26)));
        }
        return sb.toString();
    }

    private int nextShift() {
        int shift = shifts[position];
        position = (position + 1) % shifts.length;
        return shift;
    }

    public void rewind() {
        position = 0;
    }

    public int position() {
        return position;
    }

    /** How often each letter occurs, regardless of case. */
    public static int[] frequencies(String text) {
        int[] counts = new int[26];
        text.chars().map(CipherWheel::letter).filter(place -> place >= 0).forEach(place -> counts[place]++);
        return counts;
    }
}
