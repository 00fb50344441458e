package text.tools;

import java.util.Locale;
import java.util.function.UnaryOperator;

interface Cleaning {
    Cleaning NONE = s -> s;

    String clean(String text);

    default Cleaning trimmed() { return s -> clean(s).trim(); }

    default Cleaning collapsed() {
        return s -> {
            String inner = clean(s);
            StringBuilder sb = new StringBuilder(inner.length());
            char previous = 'x';
            for (char c : inner.toCharArray()) {
                if (c != ' ' || previous != ' ') {
                    sb.append(c);
                }
                previous = c;
            }
            return sb.toString();
        };
    }

    default Cleaning followedBy(UnaryOperator<String> step) {
        return s -> {
            String result = step.apply(clean(s));
            if (result == null) {
                throw new IllegalStateException("custom step gave null");
            }
            return result;
        };
    }

    default Cleaning upperCased() { return s -> clean(s).toUpperCase(Locale.ROOT); }

    default Cleaning limited(int max) {
        return s -> {
            String inner = clean(s);
            return inner.length() > max ? inner.substring(0, max) : inner;
        };
    }
}
