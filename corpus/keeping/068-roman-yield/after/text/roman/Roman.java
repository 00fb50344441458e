package text.roman;

public final class Roman {
    private Roman() {
    }

    private static int value(char c) {
        return switch (c) {
            case 'I' -> 1;
            case 'V' -> 5;
            case 'X' -> 10;
            case 'L' -> 50;
            case 'C' -> 100;
            default -> {
                String message = "'" + c + "' is no roman digit";
                throw new IllegalArgumentException(message);
            }
        };
    }

    public static int parse(String text) {
        int total = 0;
        int previous = 0;
        for (int i = text.length() - 1; i >= 0; i--) {
            int v = value(text.charAt(i));
            if (v < previous) {
                total -= v;
            } else {
                total += v;
            }
            previous = v;
        }
        return total;
    }
}
