package depot;

public class Store {
    int level = 4;
}
