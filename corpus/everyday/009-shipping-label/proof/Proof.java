import com.labelpress.ShippingLabel;

public class Proof {
    public static void main(String[] args) {
        String[] names = {null, "", "  ", " Ann Lee "};
        String[] countries = {null, "DE", "de", "fr", ""};
        for (String n : names) for (String c : countries) for (String zip : new String[] {null, "123", ""}) {
            t(n + c + zip, () -> { ShippingLabel l = ShippingLabel.builder().name(n).country(c).address("Road 1", zip, "Ulm").insured(c == null).build(); return l.lines() + " " + l.insured(); });
        }
        t("none", () -> ShippingLabel.builder().build());
        t("no address", () -> ShippingLabel.builder().name("x").build());
        t("default country", () -> ShippingLabel.builder().name("x").address("a", "b", "c").build().lines());
        t("replaced", () -> ShippingLabel.builder().name("x").address("a", "b", "c").address("d", null, null).build().lines());
        t("no street", () -> ShippingLabel.builder().name("x").address(null, "b", "c").build().lines());
        ShippingLabel.Builder b = ShippingLabel.builder().name("x").address("a", "b", "c");
        ShippingLabel first = b.build();
        ShippingLabel second = b.name("y").country("it").build();
        System.out.println(first.lines() + " " + second.lines() + " " + (first.equals(second)) + first.equals(first));
        t("add", () -> first.lines().add("z"));
        t("contains null", () -> first.lines().contains(null));
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
