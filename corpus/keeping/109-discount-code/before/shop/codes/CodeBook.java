package shop.codes;

import java.util.function.Function;
import java.util.function.UnaryOperator;

public class CodeBook {
    private final UnaryOperator<String> normalise;
    private final Function<String, Integer> percents;
    private int rejected;

    public CodeBook(UnaryOperator<String> normalise, Function<String, Integer> percents) {
        this.normalise = normalise;
        this.percents = percents;
    }

    public int percent(String code) {
        if (code == null) {
            return 0;
        }
        String normal = normalise.apply(code);
        if (normal == null) {
            return 0;
        }
        Integer percent = percents.apply(normal);
        if (percent == null) {
            return 0;
        }
        if (percent < 0 || percent > 100) {
            rejected++;
            return 0;
        }
        return percent;
    }

    public int rejected() {
        return rejected;
    }
}
