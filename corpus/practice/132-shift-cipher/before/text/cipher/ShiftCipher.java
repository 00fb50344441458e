package text.cipher;

public final class ShiftCipher {
    private final int shift;

    public ShiftCipher(int shift) {
        this.shift = ((shift % 26) + 26) % 26;
    }

    public int shift() {
        return shift;
    }

    public String encode(String plain) {
        String result = "";
        for (int i = 0; i < plain.length(); i++) {
            char c = plain.charAt(i);
            if (c >= 'a' && c <= 'z') {
                result += (char) ('a' + (c - 'a' + shift) % 26);
            } else if (c >= 'A' && c <= 'Z') {
                result += (char) ('A' + (c - 'A' + shift) % 26);
            } else {
                result += c;
            }
        }
        return result;
    }

    public String decode(String secret) {
        String result = "";
        for (int i = 0; i < secret.length(); i++) {
            char c = secret.charAt(i);
            if (c >= 'a' && c <= 'z') {
                result += (char) ('a' + (c - 'a' - shift + 26) % 26);
            } else if (c >= 'A' && c <= 'Z') {
                result += (char) ('A' + (c - 'A' - shift + 26) % 26);
            } else {
                result += c;
            }
        }
        return result;
    }
}
