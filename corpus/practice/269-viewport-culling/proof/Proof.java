import games.tinyforge.view.*;
import java.util.List;

public class Proof {
    public static void main(String[] args) {
        Viewport v = new Viewport(100, 50);
        v.centerOn(200, 25);
        System.out.println(v.contains(200, 25) + " " + v.contains(0, 0));
        System.out.println(v.visible(List.of(new Sprite("in", 180, 10, 5, 5), new Sprite("out", 10, 200, 5, 5), new Sprite("edge", 150, 50, 1, 1))));
    }
}
