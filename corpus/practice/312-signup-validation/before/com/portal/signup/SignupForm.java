package com.portal.signup;

public record SignupForm(String email, String password, String confirmation, int age) {
}
