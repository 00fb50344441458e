package ds.legacy;

import java.util.Hashtable;
import java.util.Objects;
import java.util.Vector;

public class Courses {
    private final Vector<String> titles = new Vector<>();
    private final Hashtable<String, Integer> rooms = new Hashtable<>();

    public int add(String title, int room) {
        Objects.requireNonNull(title);
        titles.addElement(title);
        rooms.put(title, room);
        return titles.size();
    }

    public int room(String title) {
        Objects.requireNonNull(title);
        Integer room = rooms.get(title);
        return room == null ? -1 : room;
    }

    public String title(int index) {
        if (index < 0 || index >= titles.size()) {
            return null;
        }
        return titles.elementAt(index);
    }
}
