import dev.plugkit.load.ResourcePaths;

public class Proof {
    public static void main(String[] args) {
        System.out.println(ResourcePaths.pathToClass("dev/plugkit/Main.class") + " " + ResourcePaths.outerClass("a.B$C"));
        System.out.println(ResourcePaths.classToPath("dev.plugkit.Main"));
        System.out.println(ResourcePaths.sibling("dev.plugkit.Main", "icon.png") + " " + ResourcePaths.sibling("Main", "icon.png"));
    }
}
