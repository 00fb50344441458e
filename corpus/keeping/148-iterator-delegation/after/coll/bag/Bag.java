package coll.bag;

public class Bag {
    private final Growable items = new Growable();

    public void add(String item) {
        items.append(item);
    }

    public int count(String item) {
        int n = 0;
        for (int i = items.indexOf(item, 0); i >= 0; i = items.indexOf(item, i + 1)) {
            n++;
        }
        return n;
    }

    public boolean remove(String item) {
        int index = items.indexOf(item, 0);
        if (index < 0) {
            return false;
        }
        items.removeAt(index);
        return true;
    }

    public int size() {
        return items.size();
    }
}
