package parse.number;

public final class NumberParser {
    private record Result(boolean ok, int value, int consumed) {
        static Result failed() {
            return new Result(false, 0, 1);
        }
    }

    private int failures;

    public int sumOf(String text) {
        int sum = 0;
        int at = 0;
        while (at < text.length()) {
            Result r = parseAt(text, at);
            if (r.ok()) {
                sum += r.value();
            } else {
                failures++;
            }
            at += r.consumed();
        }
        return sum;
    }

    private static Result parseAt(String text, int from) {
        int at = from;
        int value = 0;
        while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
            value = value * 10 + (text.charAt(at) - '0');
            at++;
        }
        if (at == from) {
            return Result.failed();
        }
        return new Result(true, value, at - from);
    }

    public int failures() {
        return failures;
    }
}
