package fun.cipher;

/** A running-key cipher: letters are shifted by the key, everything else stays. */
public final class CipherWheel {
    private final String key;
    private int position;

    public CipherWheel(String key) {
        String upper = "";
        for (char c : key.toCharArray()) {
            if (c >= 'a' && c <= 'z') {
                upper += (char) (c - 'a' + 'A');
            } else if (c >= 'A' && c <= 'Z') {
                upper += c;
            } else {
                throw new IllegalArgumentException("key");
            }
        }
        if (upper.isEmpty()) {
            throw new IllegalArgumentException("key");
        }
        this.key = upper;
    }

    /** Goes on where the last text ended. */
    public String encrypt(String text) {
        return turn(text, 1);
    }

    public String decrypt(String text) {
        return turn(text, -1);
    }

    private String turn(String text, int direction) {
        StringBuilder sb = new StringBuilder();
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            if (c >= 'A' && c <= 'Z') {
                sb.append(shift(c, 'A', direction));
            } else if (c >= 'a' && c <= 'z') {
                sb.append(shift(c, 'a', direction));
            } else {
                sb.append(c);
            }
        }
        return sb.toString();
    }

    private char shift(char c, char base, int direction) {
        int by = key.charAt(position) - 'A';
        position++;
        if (position == key.length()) {
            position = 0;
        }
        int moved = (c - base + direction * by) % 26;
        if (moved < 0) {
            moved += 26;
        }
        return (char) (base + moved);
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
        for (char c : text.toCharArray()) {
            if (c >= 'A' && c <= 'Z') {
                counts[c - 'A']++;
            } else if (c >= 'a' && c <= 'z') {
                counts[c - 'a']++;
            }
        }
        return counts;
    }
}
