package ds.agenda;

import java.util.ArrayList;
import java.util.List;

public class Agenda {
    private record Item(int hour, String what) { }

    private final List<Item> items = new ArrayList<>();

    public void plan(int hour, String what) {
        int i = items.size();
        while (i > 0 && items.get(i - 1).hour() > hour) {
            i--;
        }
        items.add(i, new Item(hour, what));
    }

    public List<String> at(int hour) {
        List<String> result = new ArrayList<>();
        for (Item item : items) {
            if (item.hour() == hour) {
                result.add(item.what());
            }
        }
        return result;
    }

    public List<String> all() {
        List<String> result = new ArrayList<>();
        for (Item item : items) {
            result.add(item.what());
        }
        return result;
    }
}
