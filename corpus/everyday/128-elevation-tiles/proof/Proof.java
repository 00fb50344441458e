import org.terrainkit.tiles.*;

public class Proof {
    public static void main(String[] args) {
        TileCache cache = new TileCache((z, x, y) -> {
            System.out.println("load " + z + "/" + x + "/" + y);
            return x < 0 ? null : new int[] {x, y};
        });
        for (int i = 0; i < 3; i++) {
            System.out.println(cache.elevation(3, 5, 7, 1) + " " + cache.elevation(3, -1, 7, 0) + " " + cache.hasLand(3, -1, 7) + " " + cache.misses());
        }
    }
}
