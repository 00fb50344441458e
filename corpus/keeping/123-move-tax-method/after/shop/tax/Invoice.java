package shop.tax;

import java.util.ArrayList;
import java.util.List;

public class Invoice {
    private final List<Integer> amounts = new ArrayList<>();
    private final boolean reduced;

    public Invoice(boolean reduced) {
        this.reduced = reduced;
    }

    public Invoice add(int cents) {
        amounts.add(cents);
        return this;
    }

    public long net() {
        long sum = 0;
        for (int a : amounts) {
            sum += a;
        }
        return sum;
    }

    public long tax() {
        return TaxTable.tax(net(), reduced);
    }

    public long gross() {
        return net() + tax();
    }
}
