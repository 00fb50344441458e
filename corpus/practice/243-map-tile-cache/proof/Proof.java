import com.cartogen.tiles.*;

public class Proof {
    public static void main(String[] args) {
        TileCache c = new TileCache(2);
        TileKey a = new TileKey(1, 0, 0), b = new TileKey(1, 0, 1), d = new TileKey(1, 1, 1);
        c.put(a, "A");
        c.put(b, "B");
        System.out.println(c.get(a) + c.keys());
        System.out.println(c.peek(b));
        c.put(d, "D");
        System.out.println(c.keys() + " " + c.evictions() + " " + c.contains(b));
    }
}
