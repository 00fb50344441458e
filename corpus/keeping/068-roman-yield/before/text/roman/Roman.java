package text.roman;

public final class Roman {
    private Roman() {
    }

    private static int value(char c) {
        int v;
        switch (c) {
            case 'I':
                v = 1;
                break;
            case 'V':
                v = 5;
                break;
            case 'X':
                v = 10;
                break;
            case 'L':
                v = 50;
                break;
            case 'C':
                v = 100;
                break;
            default:
                throw new IllegalArgumentException("not roman");
        }
        return v;
    }

    public static int parse(String text) {
        int total = 0;
        int previous = 0;
        for (int i = text.length() - 1; i >= 0; i--) {
            int v = value(text.charAt(i));
            total += v < previous ? -v : v;
            previous = v;
        }
        return total;
    }
}
