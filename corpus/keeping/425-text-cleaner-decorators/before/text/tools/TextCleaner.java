package text.tools;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.UnaryOperator;

public final class TextCleaner {
    private boolean trim;
    private boolean collapse;
    private boolean upper;
    private int maxLength = -1;
    private final List<UnaryOperator<String>> custom = new ArrayList<>();
    private int cleaned;

    public TextCleaner trim(boolean on) {
        trim = on;
        return this;
    }

    public TextCleaner collapseBlanks(boolean on) {
        collapse = on;
        return this;
    }

    public TextCleaner upperCase(boolean on) {
        upper = on;
        return this;
    }

    public TextCleaner maxLength(int max) {
        if (max < -1) {
            throw new IllegalArgumentException("max");
        }
        maxLength = max;
        return this;
    }

    public TextCleaner with(UnaryOperator<String> step) {
        if (step == null) {
            throw new NullPointerException("step");
        }
        if (custom.size() >= 20) {
            throw new IllegalStateException("too many steps");
        }
        custom.add(step);
        return this;
    }

    public String clean(String text) {
        if (text == null) {
            return "";
        }
        String s = text;
        int steps = custom.size();
        boolean doUpper = upper;
        int limit = maxLength;
        if (trim) {
            s = s.trim();
        }
        if (collapse) {
            StringBuilder sb = new StringBuilder();
            boolean blank = false;
            for (int i = 0; i < s.length(); i++) {
                char c = s.charAt(i);
                if (c == ' ') {
                    if (!blank) {
                        sb.append(c);
                    }
                    blank = true;
                } else {
                    sb.append(c);
                    blank = false;
                }
            }
            s = sb.toString();
        }
        for (int i = 0; i < steps; i++) {
            s = custom.get(i).apply(s);
            if (s == null) {
                throw new IllegalStateException("step " + i);
            }
        }
        if (doUpper) {
            s = s.toUpperCase(Locale.ROOT);
        }
        if (limit >= 0 && s.length() > limit) {
            s = s.substring(0, limit);
        }
        cleaned++;
        return s;
    }

    public int cleaned() { return cleaned; }
}
