package txt.receipt;

import java.util.ArrayList;
import java.util.List;

public class Receipt {
    private final List<String> lines = new ArrayList<>();
    private long total;

    public Receipt item(String name, int cents) {
        int rest = cents % 100;
        lines.add(name + " " + cents / 100 + (rest < 10 ? ".0" : ".") + rest + "\n");
        total += cents;
        return this;
    }

    public Receipt itemChecked(String name, int cents) {
        if (cents < 0) {
            throw new IllegalArgumentException("cents");
        }
        return item(name, cents);
    }

    public long total() {
        return total;
    }

    @Override
    public String toString() {
        return String.join("", lines) + "= " + total;
    }
}
