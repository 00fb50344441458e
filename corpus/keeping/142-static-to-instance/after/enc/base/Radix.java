package enc.base;

record Radix(int value) {
    private static final String ALPHABET = "0123456789abcdefghijklmnopqrstuvwxyz";

    Radix {
        if (value < 2 || value > ALPHABET.length()) {
            throw new IllegalArgumentException("radix " + value);
        }
    }

    String digits(long number) {
        StringBuilder sb = new StringBuilder();
        do {
            sb.insert(0, ALPHABET.charAt((int) (number % value)));
            number /= value;
        } while (number > 0);
        return sb.toString();
    }
}
