import dev.knobs.settings.*;

public class Proof {
    public static void main(String[] args) {
        Settings s = new Settings().add(new Profile("ci").set("color", "never").set("jobs", " 4 ").unset("pager"));
        System.out.println(s.get("color", "auto") + " " + s.describe() + " " + s.getInt("jobs", 1));
        s.activate("ci");
        System.out.println(s.get("color", "auto") + " " + s.describe() + " " + s.getInt("jobs", 1) + " " + s.getInt("none", 7));
        System.out.println(s.isSet("pager") + " " + s.get("pager", "less") + " " + s.get("editor", "vi"));
    }
}
