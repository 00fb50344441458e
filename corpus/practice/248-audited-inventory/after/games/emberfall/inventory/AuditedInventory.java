package games.emberfall.inventory;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;

/** An inventory that keeps a trail of what was picked up, for anti-cheat. */
public class AuditedInventory extends Inventory {

    private final List<String> trail = new ArrayList<>();
    private int pickedUp;

    public AuditedInventory(int capacity) {
        super(capacity);
    }

    @Override
    public boolean add(String item) {
        boolean added = super.add(item);
        if (added) {
            pickedUp++;
            trail.add("pick " + item);
        }
        return added;
    }

    @Override
    public int addAll(Collection<String> loot) {
        int added = super.addAll(loot);
        pickedUp += added;
        trail.add("loot " + added + "/" + loot.size());
        return added;
    }

    public int pickedUp() {
        return pickedUp;
    }

    public List<String> trail() {
        return List.copyOf(trail);
    }
}
