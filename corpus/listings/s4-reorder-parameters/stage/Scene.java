package stage;

public class Scene {
    private final Object prop;

    Scene(Object prop) {
        this.prop = prop;
    }

    public static boolean set() {
        return new Scene(new Object() {
            void [|target:place|](int left, int depth) {
            }
        }).prop != null;
    }
}
