package txt.vowels;

public final class Vowels {
    private long total;

    public int count(String s) {
        int n = 0;
        for (char c : s.toCharArray()) {
            switch (c) {
                case 'a':
                case 'e':
                case 'i':
                case 'o':
                case 'u':
                    n++;
                    break;
                default:
                    break;
            }
        }
        total += n;
        return n;
    }

    public String strip(String s) {
        String out = "";
        for (int i = 0; i < s.length(); i++) {
            char c = s.charAt(i);
            if (c != 'a' && c != 'e' && c != 'i' && c != 'o' && c != 'u') {
                out = out + c;
            }
        }
        return out;
    }

    public long total() {
        return total;
    }
}
