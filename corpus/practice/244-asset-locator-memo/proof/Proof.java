import games.kestrel.assets.*;
import java.util.*;

public class Proof {
    public static void main(String[] args) {
        List<String> asked = new ArrayList<>();
        AssetLocator l = new AssetLocator(List.of(n -> { asked.add(n); return n.startsWith("hud") ? "base/" + n : null; }));
        System.out.println(l.find("hud.png") + " " + l.find(" HUD.png"));
        System.out.println(l.find("orc.obj") + " " + l.find("orc.obj"));
        System.out.println(asked + " " + l.cachedCount());
    }
}
