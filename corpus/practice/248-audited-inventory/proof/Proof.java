import games.emberfall.inventory.*;
import java.util.List;

public class Proof {
    public static void main(String[] args) {
        AuditedInventory i = new AuditedInventory(3);
        System.out.println(i.add("sword") + " " + i.addAll(List.of("gem", "gem", "key")) + " " + i.summary());
        System.out.println(i.pickedUp() + " " + i.trail());
    }
}
