import com.parcelworks.docs.PackingSlip;
import com.parcelworks.docs.PackingSlip.Item;
import java.util.*;

public class Proof {
    public static void main(String[] args) {
        PackingSlip slip = new PackingSlip();
        t("empty", () -> slip.render("A-1", List.of()));
        t("null order", () -> slip.render(null, List.of(new Item("s", "Mug", 1))));
        t("percent", () -> slip.render("100%s\n%d", List.of(new Item("%n", null, 2), new Item("s2", "", 0))));
        t("widths", () -> slip.render("A", List.of(new Item("a", "123456789012345678", 1), new Item("b", "1234567890123456789", -4),
            new Item("c", "12345678901234567", 1), new Item("d", "a title that is much too long for it", 2000000000), new Item("e", "x", 2000000000))));
        t("null item", () -> slip.render("A", Arrays.asList(new Item("a", "b", 1), null)));
        t("null sku", () -> slip.render("A", List.of(new Item(null, null, 1))));
        t("null list", () -> slip.render("A", null));
        t("ten", () -> slip.render("", Collections.nCopies(11, new Item("a", "b", 3))));
        System.out.println(new Item("a", "b", 3));
    }

    static void t(String label, java.util.concurrent.Callable<?> c) {
        try {
            System.out.println(label + " -> " + c.call());
        } catch (Exception e) {
            boolean jvm = e instanceof NullPointerException || e instanceof IndexOutOfBoundsException || e instanceof ClassCastException;
            System.out.println(label + " -> " + e.getClass().getName() + (jvm ? "" : ": " + e.getMessage()));
        }
    }
}
