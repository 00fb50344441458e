package text.tools;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.UnaryOperator;

public final class TextCleaner {
    private static final int MAX_STEPS = 20;

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
            throw new IllegalArgumentException("max " + max);
        }
        maxLength = max;
        return this;
    }

    public TextCleaner with(UnaryOperator<String> step) {
        Objects.requireNonNull(step, "step");
        if (custom.size() == MAX_STEPS) {
            throw new IllegalStateException("at most " + MAX_STEPS + " steps");
        }
        custom.add(step);
        return this;
    }

    public String clean(String text) {
        if (text == null) {
            return "";
        }
        String result = chain().clean(text);
        cleaned++;
        return result;
    }

    private Cleaning chain() {
        Cleaning chain = Cleaning.NONE;
        if (trim) {
            chain = chain.trimmed();
        }
        if (collapse) {
            chain = chain.collapsed();
        }
        for (UnaryOperator<String> step : custom) {
            chain = chain.followedBy(step);
        }
        if (upper) {
            chain = chain.upperCased();
        }
        return maxLength >= 0 ? chain.limited(maxLength) : chain;
    }

    public int cleaned() { return cleaned; }
}
