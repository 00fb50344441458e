package flow.order;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

public class OrderForm {
    private final List<String> accepted = new ArrayList<>();

    public int submit(String item, int count, long price) {
        Objects.requireNonNull(item, "item must not be null");
        if (item.isEmpty() || count <= 0) {
            throw new IllegalArgumentException("nothing ordered");
        }
        if (price < 0) {
            throw new IllegalStateException("price is negative");
        }
        accepted.add(count + "x" + item);
        return accepted.size();
    }

    public String accepted() {
        return String.join(",", accepted);
    }
}
