import dev.stackwright.plan.*;

public class Proof {
    public static void main(String[] args) {
        ModuleGraph g = new ModuleGraph().module("util").module("core", "util").module("web", "core", "util").module("docs");
        System.out.println(g.plan() + " " + g.levelOf("web"));
        ModuleGraph h = new ModuleGraph().module("util").module("core", "util").module("web", "core", "util");
        try {
            System.out.println(h.levelOf("web"));
        } catch (RuntimeException e) {
            System.out.println(e.getClass().getSimpleName());
        }
    }
}
