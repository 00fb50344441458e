package shop.codes;

import java.util.Optional;
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
        return Optional.ofNullable(code)
            .map(c -> normalise.apply(c))
            .map(c -> percents.apply(c))
            .map(this::checked)
            .orElse(0);
    }

    private int checked(int percent) {
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
