package kitchen.recipe;

public class RecipeException extends Exception {
    public RecipeException(String message) {
        super(message);
    }
}
