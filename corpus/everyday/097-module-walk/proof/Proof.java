import dev.buildlark.graph.ModuleGraph;

public class Proof {
    public static void main(String[] args) throws Exception {
        ModuleGraph g = new ModuleGraph().module("app", "web", "db", "log").module("web", "json", "log").module("db", "jdbc");
        System.out.println(g.classPath("app"));
        System.out.println(g.classPath("db") + " " + g.dependsOn("app", "jdbc") + g.dependsOn("db", "web"));
    }

    static void p(java.util.concurrent.Callable<?> c) {
        try {
            System.out.println(c.call());
        } catch (Throwable e) {
            boolean jvm = e instanceof NullPointerException || e instanceof IndexOutOfBoundsException || e instanceof ClassCastException;
            System.out.println("! " + e.getClass().getName() + (jvm ? "" : " " + e.getMessage()));
        }
    }
}
