package shop.pricing;

import java.util.ArrayList;
import java.util.List;

public class Cart {
    private final List<String> names = new ArrayList<>();
    private final List<Long> prices = new ArrayList<>();
    private final List<DiscountRule> rules = new ArrayList<>();
    private int evaluations;

    public void addItem(String name, long cents) {
        if (name == null) {
            throw new NullPointerException("name");
        }
        if (cents < 0) {
            throw new IllegalArgumentException("negative price");
        }
        names.add(name);
        prices.add(cents);
    }

    public void addRule(DiscountRule rule) {
        if (rule == null) {
            throw new NullPointerException("rule");
        }
        rules.add(rule);
    }

    public boolean removeRule(DiscountRule rule) {
        for (int i = 0; i < rules.size(); i++) {
            if (rules.get(i) == rule) {
                rules.remove(i);
                return true;
            }
        }
        return false;
    }

    /** @throws ArithmeticException if the prices do not fit into a long */
    public long subtotal() {
        long sum = 0;
        for (long price : prices) {
            sum = Math.addExact(sum, price);
        }
        return sum;
    }

    public long total() {
        long price = subtotal();
        int count = prices.size();
        DiscountRule[] snapshot = rules.toArray(new DiscountRule[0]);
        for (DiscountRule rule : snapshot) {
            evaluations++;
            price = rule.apply(price, count);
            if (price < 0) {
                price = 0;
            }
        }
        return price;
    }

    public int ruleEvaluations() {
        return evaluations;
    }

    public String receipt() {
        StringBuilder out = new StringBuilder();
        for (int i = 0; i < names.size(); i++) {
            out.append(names.get(i)).append(": ").append(prices.get(i)).append('\n');
        }
        out.append("total: ").append(total());
        return out.toString();
    }
}
