package sort.nulls;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

public final class NameSorter {
    private int sorts;

    public List<String> sort(String... names) {
        List<String> copy = new ArrayList<>(Arrays.asList(names));
        copy.sort((a, b) -> {
            String x = a == null ? "" : a;
            String y = b == null ? "" : b;
            return x.compareTo(y);
        });
        sorts++;
        return copy;
    }

    public int sorts() {
        return sorts;
    }

    public String first(String... names) {
        if (names.length == 0) {
            return null;
        }
        return sort(names).get(0);
    }
}
