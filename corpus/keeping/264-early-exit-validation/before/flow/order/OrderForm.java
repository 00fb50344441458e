package flow.order;

import java.util.ArrayList;
import java.util.List;

public class OrderForm {
    private final List<String> accepted = new ArrayList<>();

    public int submit(String item, int count, long price) {
        RuntimeException problem = null;
        if (item == null) {
            problem = new NullPointerException("item");
        } else if (item.isEmpty()) {
            problem = new IllegalArgumentException("item");
        } else if (count <= 0) {
            problem = new IllegalArgumentException("count");
        } else if (price < 0) {
            problem = new IllegalStateException("price");
        }
        if (problem != null) {
            throw problem;
        }
        accepted.add(count + "x" + item);
        return accepted.size();
    }

    public String accepted() {
        return String.join(",", accepted);
    }
}
