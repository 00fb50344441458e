package sort.nulls;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;

public final class NameSorter {
    private int sorts;

    public List<String> sort(String... names) {
        List<String> copy = new ArrayList<>(Arrays.asList(names));
        copy.sort(Comparator.comparing(name -> Optional.ofNullable(name).orElse("")));
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
