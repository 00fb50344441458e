import org.openplan.geom.*;
import java.util.*;

public class Proof {
    public static void main(String[] args) {
        Vec2 east = new Vec2(1, 0);
        Vec2 turned = east.perpendicular().perpendicular().perpendicular().perpendicular();
        System.out.println(east.equals(turned) + " " + new Vec2(0, 2).equals(new Vec2(0, 2)));
        System.out.println(new HashSet<>(List.of(new Vec2(0, 3).perpendicular(), new Vec2(-3, 0), new Vec2(0, 3).scale(-1), new Vec2(0, -3))).size());
        System.out.println(Outline.walk(new Vec2(0, 0), east, 2, 3, 2, 3).isClosed());
        System.out.println(new Outline().add(new Vec2(4, 0)).add(new Vec2(-4, 0).scale(-1)).size());
    }
}
